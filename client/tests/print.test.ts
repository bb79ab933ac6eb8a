import { expect, test } from "vitest";
import { queryOf, DEFAULT_OPTIONS, withPart } from "../src/print/print-options";

test("only what differs from the usual is asked for", () => {
  expect(queryOf(DEFAULT_OPTIONS, "pl")).toBe("language=pl");
  expect(queryOf({ ...DEFAULT_OPTIONS, size: 63, outline: false, parts: ["cards"] }, "en")).toBe(
    "language=en&size=63&outline=false&parts=cards",
  );
});

test("parts are switched on and off, and the last one stays", () => {
  const fewer = withPart(DEFAULT_OPTIONS, "classic", "rules");
  expect(fewer.parts).toEqual(["cards", "reference"]);
  expect(withPart(fewer, "classic", "rules").parts).toEqual([]);
  const one = withPart(fewer, "classic", "reference");
  expect(withPart(one, "classic", "cards")).toBe(one);
});
