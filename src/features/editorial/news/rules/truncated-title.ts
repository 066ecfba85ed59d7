/** The number of words of a title that a card shows. Source: requirement C-184. */
const maxTitleWords = 9

/** Returns the first nine words of a title, with an ellipsis when something was cut. Source: requirement C-184. */
export function truncatedTitle(title: string): string {
  const words = title.trim().split(/\s+/)
  if (words.length <= maxTitleWords) return title.trim()
  // No comma or dash before the ellipsis.
  return `${words
    .slice(0, maxTitleWords)
    .join(' ')
    .replace(/[\s,;:.–—-]+$/, '')}…`
}
