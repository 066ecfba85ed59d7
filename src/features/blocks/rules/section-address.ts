/**
 * The address from which the browser fetches the data of a live section.
 *
 * @param codes models to load, for sections about specific models
 */
export function sectionAddress(
  kind: string,
  { path, language }: { readonly path: string; readonly language: string },
  codes?: readonly string[],
): string {
  const parameters = { page: path, lang: language, ...(codes && { codes: codes.join(',') }) }
  return `/sections/${kind}?${new URLSearchParams(parameters)}`
}
