-- One commit of the room's writer in one call. Whatever is not as it should be is raised, and nothing is written:
--   CR001 another process writes these books now
--   CR002 a pit does not end with what was written to it last; the message is its number
--   CR003 an action id was used before, or a record is there already
CREATE OR REPLACE FUNCTION cardroom_append(
    epoch BIGINT,
    h_pit BIGINT[], h_was BIGINT[], h_was_hash TEXT[], h_is BIGINT[], h_is_hash TEXT[],
    r_log BIGINT[], r_seq BIGINT[], r_at BIGINT[], r_actor BIGINT[], r_action TEXT[], r_body BYTEA[], r_hash TEXT[],
    p_log BIGINT[], p_seq BIGINT[], p_line BIGINT[], p_account TEXT[], p_cents BIGINT[], p_turn BIGINT[],
    b_account TEXT[], b_cents BIGINT[], b_turn BIGINT[],
    s_pit BIGINT[], s_number BIGINT[], s_at BIGINT[], s_records TEXT[], s_hash TEXT[], s_signature TEXT[],
    sides TEXT) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
    i INT;
    found_rows BIGINT;
    side JSONB;
BEGIN
    -- The row lock keeps a second writer out until this commit is done.
    IF epoch IS NOT NULL THEN
        PERFORM 1 FROM notes WHERE key = 'writer' AND value::BIGINT = epoch FOR SHARE;
        IF NOT FOUND THEN
            RAISE EXCEPTION USING ERRCODE = 'CR001', MESSAGE = 'overtaken';
        END IF;
    END IF;
    FOR i IN 1 .. COALESCE(array_length(h_pit, 1), 0) LOOP
        UPDATE pits SET seal = h_is[i], hash = h_is_hash[i] WHERE pit = h_pit[i] AND seal = h_was[i] AND hash = h_was_hash[i];
        IF NOT FOUND THEN
            RAISE EXCEPTION USING ERRCODE = 'CR002', MESSAGE = h_pit[i]::TEXT;
        END IF;
    END LOOP;
    INSERT INTO records SELECT *, 2 FROM unnest(r_log, r_seq, r_at, r_actor, r_action, r_body, r_hash) ON CONFLICT DO NOTHING;
    GET DIAGNOSTICS found_rows = ROW_COUNT;
    IF found_rows < COALESCE(array_length(r_log, 1), 0) THEN
        RAISE EXCEPTION USING ERRCODE = 'CR003', MESSAGE = 'duplicate';
    END IF;
    INSERT INTO postings SELECT * FROM unnest(p_log, p_seq, p_line, p_account, p_cents, p_turn);
    INSERT INTO balances SELECT * FROM unnest(b_account, b_cents, b_turn)
        ON CONFLICT (account) DO UPDATE SET cents = excluded.cents, turn = excluded.turn;
    INSERT INTO seals SELECT * FROM unnest(s_pit, s_number, s_at, s_records, s_hash, s_signature);
    FOR side IN SELECT * FROM jsonb_array_elements(sides::JSONB) LOOP
        CASE side ->> 'side'
        WHEN 'person' THEN
            INSERT INTO people VALUES ((side ->> 'id')::BIGINT, side ->> 'name', side ->> 'role', side ->> 'password',
                (side ->> 'bot')::BIGINT)
            ON CONFLICT (id) DO UPDATE SET name = excluded.name, role = excluded.role, password = excluded.password,
                bot = excluded.bot;
        WHEN 'session' THEN
            INSERT INTO sessions VALUES (side ->> 'key', (side ->> 'person')::BIGINT, (side ->> 'until')::BIGINT)
            ON CONFLICT (key) DO UPDATE SET until = excluded.until;
        WHEN 'end session' THEN DELETE FROM sessions WHERE key = side ->> 'key';
        WHEN 'end sessions' THEN DELETE FROM sessions WHERE person = (side ->> 'person')::BIGINT;
        WHEN 'forget' THEN DELETE FROM people WHERE id = (side ->> 'id')::BIGINT;
        WHEN 'forget note' THEN DELETE FROM notes WHERE key = side ->> 'key';
        WHEN 'secret' THEN
            INSERT INTO secrets VALUES ((side ->> 'log')::BIGINT, (side ->> 'number')::BIGINT, side ->> 'seed');
        WHEN 'snapshot' THEN
            INSERT INTO snapshots VALUES ((side ->> 'log')::BIGINT, (side ->> 'seq')::BIGINT, decode(side ->> 'body', 'hex'))
            ON CONFLICT (log) DO UPDATE SET seq = excluded.seq, body = excluded.body;
        WHEN 'note' THEN
            INSERT INTO notes VALUES (side ->> 'key', side ->> 'value')
            ON CONFLICT (key) DO UPDATE SET value = excluded.value;
        END CASE;
    END LOOP;
END $$;
