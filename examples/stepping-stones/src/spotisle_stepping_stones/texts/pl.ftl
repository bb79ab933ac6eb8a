game-stepping_stones = Kamień po kamieniu
    .summary = Skacz z kamienia na kamień: nazwij to, co łączy twój kamień z następnym. Kto pierwszy na drugim brzegu?
prompt-stepping_stones = Dotknij symbolu wspólnego z następnym kamieniem
