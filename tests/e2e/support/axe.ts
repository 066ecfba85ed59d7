import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Lists the accessibility violations of a page in its current state, a line each: rule, element and remedy. The legacy
 * mode skips frames of other origins, which the site does not have, and so needs no extra page for their results.
 * Selectors are only computed for violations.
 */
export async function axeViolations(page: Page, exceptRules: readonly string[] = []): Promise<string[]> {
  const builder = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .disableRules([...exceptRules])
  const { violations } = await builder.analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${page.url()} ${id} at ${target.join(' ')}: ${help}`),
  )
}

export async function expectNoAxeViolations(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([])
}
