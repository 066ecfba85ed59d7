import type { Language } from '#platform/i18n/languages.ts'
import { liveAddress } from '../live-answer.ts'
import type { LiveSeason } from '../season.ts'
import { resultTexts } from '../texts.ts'
import { LazyLiveResults } from './lazy-live-results.island.tsx'

type Props = { seasons: readonly LiveSeason[]; language: Language }

/** Keeps the page up to date while a round of these seasons runs; without any it loads nothing. */
export function LiveSeasons({ seasons, language }: Props) {
  const { live, quiet, unreachable, over, begins } = resultTexts(language).motorsportResults
  return seasons.map(({ championship, year, changedAt, times, clockOffset }) => (
    <LazyLiveResults
      key={`${championship} ${year}`}
      address={liveAddress(championship, year)}
      changedAt={changedAt}
      times={times}
      clockOffset={clockOffset}
      labels={{ live, quiet, unreachable, over, begins }}
    />
  ))
}
