import type { BrowserContext } from '@playwright/test'

/** Collects what must never happen in a visitor's browser, a line each, for as long as the context lives. */
export function watchForTrouble(context: BrowserContext): readonly string[] {
  const trouble: string[] = []
  // Chromium reports a violation of the content security policy as a console error too.
  context.on('console', (message) => {
    if (message.type() === 'error') trouble.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (webError) => trouble.push(`page error: ${webError.error().stack}`))
  context.on('response', (response) => {
    if (response.status() >= 500) trouble.push(`answer: ${response.status()} ${response.url()}`)
  })
  return trouble
}
