/**
 * The address from which the browser fetches the data of a live section.
 *
 * @param codes models to load, for sections about specific models
 * @param choice what the settings of the block select: letters, digits, punctuation and spaces, at most 200
 */
export function sectionAddress(
  kind: string,
  { path, language }: { readonly path: string; readonly language: string },
  codes?: readonly string[],
  choice?: string,
): string {
  const parameters = {
    ...{ page: path, lang: language },
    ...(codes && { codes: codes.join(',') }),
    ...(choice && { choice }),
  }
  return `/sections/${kind}?${new URLSearchParams(parameters)}`
}
