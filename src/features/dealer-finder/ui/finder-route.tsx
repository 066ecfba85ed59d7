import type { ReactNode } from 'react'
import { lifetimes } from '#platform/cache/lifetimes.ts'
import { shortenRevalidation } from '#platform/cache/short-revalidation.ts'
import { log } from '#platform/log.ts'
import { type FinderScope, loadFinder } from '../data/load-finder.ts'
import { type FinderChoices, finderPath, noChoices } from '../rules/finder-address.ts'
import { FinderPage } from './finder-page.tsx'
import { FinderUnavailable } from './finder-unavailable.tsx'
import { scopePath } from './scope-name.ts'

/**
 * Renders a page of the finder. While the dealers cannot be read, it says so and offers a retry.
 *
 * Source: requirements D-287 and D-406; decision G-3.
 */
export async function renderFinder(
  scope: FinderScope | null = null,
  choices: FinderChoices = noChoices,
): Promise<ReactNode> {
  try {
    return <FinderPage content={await loadFinder(scope, choices)} />
  } catch (error) {
    log.error({ reason: String(error) }, 'dealer finder failed')
    return renderUnavailableFinder(scope ? scopePath(scope) : finderPath, choices)
  }
}

/** Renders the message that replaces the finder, cached only until the visitor tries again. */
export async function renderUnavailableFinder(
  path: string,
  choices: FinderChoices = noChoices,
): Promise<ReactNode> {
  await shortenRevalidation(lifetimes.retry)
  return <FinderUnavailable path={path} choices={choices} />
}
