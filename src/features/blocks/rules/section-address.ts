/**
 * Where the browser asks for the data of a live section of a page.
 *
 * @param codes of the models it is about, for a section that is about some
 */
export function sectionAddress(
  kind: string,
  { path, language }: { readonly path: string; readonly language: string },
  codes?: readonly string[],
): string {
  const question = { page: path, lang: language, ...(codes && { codes: codes.join(',') }) }
  return `/sections/${kind}?${new URLSearchParams(question)}`
}
