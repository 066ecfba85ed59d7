import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * The accessibility violations of a page as it stands, a line each: rule, place, and how to mend it. The legacy mode
 * leaves out frames of other origins, of which we have none, and saves a page of its own for what they would say; a
 * place is made out for violations alone.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await builder.analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${page.url()} ${id} at ${target.join(' ')}: ${help}`),
  )
}

export async function expectNoAxeViolations(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([])
}
