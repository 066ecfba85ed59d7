/**
 * Patterns of the paths of pages that come after all others, in this order, unless their title has the words of the query:
 * a visitor who asks about tyres wants the page for owners, not a race report that mentions them. Dealers, then news and
 * the magazine, then racing. In the syntax of Postgres.
 */
export const laterPages: readonly string[] = ['^/dealers/', '^/(connect|discover/news)/', '^/gr(/|$)']
