import { bundleOf, type Language } from "../words/catalogues";

/** A game's title, from its own catalogue. */
export async function titleOf(game: string, language: Language): Promise<string> {
  const bundle = await bundleOf(language, game);
  const pattern = bundle.getMessage("title")?.value;
  return pattern ? bundle.formatPattern(pattern) : game;
}
