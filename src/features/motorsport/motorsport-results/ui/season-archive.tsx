import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { LazyTabs } from '#ui/disclosure/lazy-tabs.island.tsx'
import type { Season } from '../season.ts'
import { resultTexts } from '../texts.ts'
import { SeasonPanel } from './season-panel.tsx'

type Props = {
  /** Seasons of one championship, the latest first. */
  seasons: readonly Season[]
  /** Returns the path of a driver's profile, if there is one. */
  pathOf: (driver: string) => string | null
  language: Language
}

/** The seasons of a championship in tabs, the latest open; a single one without tabs. */
export function SeasonArchive({ seasons, pathOf, language }: Props) {
  const texts = resultTexts(language).motorsportResults
  const panels = seasons.map((season) => ({
    id: `season-${season.year}`,
    label: fill(texts.season, { year: season.year }),
    panel: <SeasonPanel season={season} pathOf={pathOf} language={language} />,
  }))
  const [only, ...others] = panels
  if (!only) return null
  return others.length === 0 ? only.panel : <LazyTabs label={texts.seasons} tabs={panels} />
}
