import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { decimal } from '../rules/decimal.ts'
import type { RouteStage } from '../rules/rally-route.ts'
import { resultTexts } from '../texts.ts'

type Props = { stages: readonly RouteStage[]; language: Language }

/** The stages of a route as a list: from where to where, how far, and whether they have been run. */
export function RouteStages({ stages, language }: Props) {
  const texts = resultTexts(language).motorsportResults
  return (
    <ol className="border-line border-b">
      {stages.map(({ name, start, finish, distance, isRun }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: stages have an order and no other identity
          key={index}
          className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line border-t py-3 ${isRun ? 'shadow-[inset_3px_0_var(--color-accent)]' : ''} pl-3`}
        >
          <span className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{name}</span>
            <span className="block text-ink-2 text-small">
              {start === finish
                ? fill(texts.routeLoop, { town: start.name })
                : fill(texts.routeFromTo, { start: start.name, finish: finish.name })}
            </span>
          </span>
          <span className="text-right text-small">
            {distance === null ? null : (
              <span className="figures block whitespace-nowrap">{`${decimal(distance)}\u00a0km`}</span>
            )}
            <span className="block text-ink-2">{isRun ? texts.stageRun : texts.stageToCome}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
