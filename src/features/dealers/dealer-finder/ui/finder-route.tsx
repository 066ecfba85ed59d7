import type { ReactNode } from 'react'
import { leavePageUncached } from '#platform/cache/uncached-page.ts'
import { log } from '#platform/process/log.ts'
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

/** Renders the message that replaces the finder, rendered again for every visitor. */
export async function renderUnavailableFinder(
  path: string,
  choices: FinderChoices = noChoices,
): Promise<ReactNode> {
  await leavePageUncached()
  return <FinderUnavailable path={path} choices={choices} />
}
