/** Returns the slug of the dealer on whose pages for finance and subscriptions a form is; null on all other pages. */
export const dealerOfPath = (path: string): string | null =>
  /^\/dealers\/([^/]+)\/(?:finance|kinto)-offers$/.exec(path)?.[1] ?? null
