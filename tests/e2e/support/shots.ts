import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type {
  Browser,
  Locator,
  Page,
  PlaywrightTestOptions,
  PlaywrightWorkerOptions,
  TestInfo,
} from '@playwright/test'
import { chromiumFlags, findChromium, headlessShell } from './chromium.ts'
import { addStyles } from './representative-pages.ts'
import { PINNED_CLOCK } from './settings.ts'
import { expect } from './test.ts'

/** The reference screenshots; `playwright.config.ts` names the same folder. */
const folder = new URL('../shots/', import.meta.url)
const browserFile = new URL('browser.json', folder)

/**
 * Settings for screenshots: half the size, in which differences are still visible at a quarter of the file size, and
 * without rendering features that differ between machines.
 */
export const shotSettings: Pick<
  PlaywrightTestOptions & PlaywrightWorkerOptions,
  'deviceScaleFactor' | 'reducedMotion' | 'launchOptions'
> = {
  deviceScaleFactor: 0.5,
  reducedMotion: 'reduce',
  launchOptions: {
    executablePath: findChromium(),
    args: [
      ...chromiumFlags,
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--disable-font-subpixel-positioning',
      '--force-color-profile=srgb',
      '--hide-scrollbars',
    ],
  },
}

/** The kind and major version of the browser. The headless shell smooths text in its own way. */
const nameOf = (browser: Browser) =>
  `${findChromium() === headlessShell ? 'headless shell' : 'chromium'} ${Number.parseInt(browser.version(), 10)}`

function recordedName(): string | null {
  return existsSync(browserFile) ? JSON.parse(readFileSync(browserFile, 'utf8')).browser : null
}

/**
 * Returns how far a screenshot may differ from its reference. A pixel counts when it differs by more than `threshold`
 * and not only in its anti-aliasing. Another browser or version draws text slightly differently, so more pixels may
 * differ, and by more. That still detects missing, moved or recoloured elements.
 */
function toleranceFor(browser: Browser) {
  return recordedName() === nameOf(browser)
    ? { threshold: 0.15, maxDiffPixelRatio: 0.001 }
    : { threshold: 0.25, maxDiffPixelRatio: 0.01 }
}

/** Whether this run replaces the reference screenshots instead of comparing them. */
export const isUpdatingShots = ({ config }: TestInfo) => ['all', 'changed'].includes(config.updateSnapshots)

/** Loads all pictures and fonts of a page and hides its header and footer. */
export async function stabilisePage(page: Page): Promise<void> {
  await addStyles(
    page,
    'header, footer, main nav[aria-label^="Components"], body > :not(:has(main)) { display: none !important }',
  )
  await page.evaluate(async () => {
    const pictures = [...document.querySelectorAll('img')]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
    await document.fonts.ready
  })
}

/** Stops the clock of a page before its screenshot. */
export const stopClock = (page: Page) => page.clock.setFixedTime(PINNED_CLOCK)

/** Compares an element with the reference screenshot of a name. */
export async function expectShot(target: Locator, name: string, browser: Browser): Promise<void> {
  await expect
    .soft(target)
    .toHaveScreenshot(`${name}.png`, { ...toleranceFor(browser), animations: 'disabled' })
}

/** Fails on reference screenshots that begin with a prefix and belong to no test. */
export function expectNoOtherShots(names: readonly string[], prefix: string): void {
  const references = readdirSync(folder).filter((name) => name.startsWith(prefix))
  expect(references.sort()).toEqual(names.map((name) => `${name}.png`).sort())
}

/** Records the browser of the reference screenshots. */
export function recordBrowser(browser: Browser): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(browserFile, `{ "browser": "${nameOf(browser)}" }\n`)
}
