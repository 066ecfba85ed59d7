const pages: ReadonlySet<string> = new Set(['kinto', 'le-mans'])

/**
 * Whether the opening banner of a page may have another picture on phones: on the pages of KINTO and of Le Mans, and on
 * those below them. Source: requirement V-098.
 */
export const hasPhonePicture = (path: string): boolean =>
  path.split('/').some((segment) => pages.has(segment))
