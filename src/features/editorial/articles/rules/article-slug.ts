/** Segments of articles, authors, categories and tags in addresses, of our own and of services. */
export const articleSlug = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,159}$/u
