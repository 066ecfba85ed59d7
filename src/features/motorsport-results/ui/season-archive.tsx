import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import type { ArchivedSeason } from '../rules/season-archive.ts'
import { resultTexts } from '../texts.ts'

type Props = {
  seasons: readonly ArchivedSeason[]
  /** Returns the path of the page of a season. */
  pathOf: (year: number) => string
  /** The season shown on this page. */
  current?: number
  language: Language
}

/** The seasons of a championship, each with its champion or its leader, as links to their pages. */
export function SeasonArchive({ seasons, pathOf, current, language }: Props) {
  const texts = resultTexts(language).motorsportResults
  if (seasons.length === 0) return null
  return (
    <ol className="grid grid-cols-1 gap-x-gutter tablet:grid-cols-2 laptop:grid-cols-3">
      {seasons.map(({ year, isOver, leaders }) => (
        <li key={year} className="min-w-0 border-line border-t py-4">
          <TextLink href={pathOf(year)} current={year === current}>
            {fill(texts.season, { year })}
          </TextLink>
          {leaders.length > 0 ? (
            <p className="text-ink-2 wrap-anywhere">
              {isOver ? texts.champion : texts.leader}: {leaders.map(({ name }) => name).join(', ')}
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
