/** Who drew what: the list that the art compiler writes beside the sprites. */

export interface Credit {
  readonly source: string;
  readonly name: string;
  readonly author: { readonly name: string; readonly url?: string };
  readonly licence: { readonly title: string; readonly url?: string };
  readonly version?: string;
  readonly changes?: string;
  readonly symbols: readonly {
    readonly deck: string;
    readonly symbol: string;
    readonly icon: string;
  }[];
}

export async function readCredits(): Promise<Credit[]> {
  const answer = await fetch("/symbols/credits.json");
  if (!answer.ok) throw new Error(answer.statusText);
  return (await answer.json()) as Credit[];
}
