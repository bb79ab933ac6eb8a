/** Who drew what: the list that the art compiler writes beside the sprites. */
import { requestJson } from "../lib/http";

export interface Credit {
  readonly source: string;
  readonly name: string;
  readonly author: { readonly name: string; readonly url?: string };
  readonly licence: { readonly title: string; readonly url?: string };
  readonly version?: string;
  /** What we changed. */
  readonly changes?: "outlined" | "coloured" | "ringed" | "bold";
  readonly symbols: readonly {
    readonly deck: string;
    readonly symbol: string;
    readonly icon: string;
  }[];
}

export const loadCredits = (): Promise<Credit[]> => requestJson("symbols/credits.json");
