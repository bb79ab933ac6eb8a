### Spellen die met een eigen pakket kwamen.

lesson-laid = Zo ziet de tafel er aan het begin uit.
lesson-match = Op de gemarkeerde kaarten staat hetzelfde symbool: { $symbol }.
lesson-claimed = Jij was de eerste! Kijk wat er gebeurt.
lesson-end = Zo gaat het door tot iemand wint.
