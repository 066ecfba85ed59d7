import { TextInLanguage } from '#features/site/language/index.ts'
import type { Tile } from '#features/vehicles/vehicles/index.ts'
import type { Language } from '#platform/i18n/languages.ts'

type Props = {
  tiles: readonly Tile[]
  label: string
  /** Of the page. */
  language: Language
}

/** A strip of figures, each with its label below; all of one size, at which the longest fits into the narrowest cell. */
export function Tiles({ tiles, label, language }: Props) {
  return (
    <dl aria-label={label} className="@container mt-8 grid grid-cols-2 border-line border-y menu:grid-cols-4">
      {tiles.map((tile) => (
        <div
          key={tile.label.text}
          className="flex min-w-0 flex-col-reverse justify-end border-line py-6 pr-4 not-first:pl-5 max-menu:odd:pl-0 max-menu:even:border-l menu:not-first:border-l"
        >
          <dt className="mt-2 text-ink-2 text-small">
            <TextInLanguage text={tile.label} page={language} />
          </dt>
          <dd
            className={`figures text-[length:min(var(--text-figure),calc((50cqi-2.25rem)*0.24))] leading-none menu:text-[length:min(var(--text-figure),calc((25cqi-2.25rem)*0.24))] ${tile.unit ? 'whitespace-nowrap' : ''}`}
          >
            {tile.value}
            {tile.unit ? <span className="text-[0.45em] [letter-spacing:0]">&nbsp;{tile.unit}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
