### Spil, der kom med deres egen pakke.

lesson-laid = Sådan ser bordet ud fra start.
lesson-match = De markerede kort har et fælles symbol: { $symbol }.
lesson-claimed = Du var først! Se, hvad der sker.
lesson-end = Sådan fortsætter det, til nogen har vundet.
