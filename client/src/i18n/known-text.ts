/** Which ids `t` takes: those of the texts, and patterns that fit some of them. */
import type { TextId } from "./text-ids";

/** Whether a type is a pattern like `game-${string}`, and not one text. */
type IsPattern<Id extends string> =
  Partial<Record<Id, unknown>> extends Record<Id, unknown> ? true : false;

type Missing<Id extends string> = Id extends TextId
  ? never
  : string extends Id
    ? Id
    : IsPattern<Id> extends true
      ? [Extract<TextId, Id>] extends [never]
        ? Id
        : never
      : Id;

/** `unknown` for ids that are known, else a type that nothing fits. */
export type KnownText<Id extends string> = [Missing<Id>] extends [never] ? unknown : never;
