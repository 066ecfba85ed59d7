'use client'

import { fill } from '#platform/i18n/fill.ts'
import { Button } from '#ui/actions/button.tsx'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { Glyph } from '#ui/icons/glyph.tsx'
import { glyphs } from '#ui/icons/glyphs.ts'
import type { CompareBarLabels } from '../../labels.ts'
import { usedComparisonPath } from '../../rules/compared-vehicles.ts'
import { storeCompared, useCompared } from './use-compared.ts'

/**
 * The vehicles chosen to compare, at the bottom of the window and above the cookie notice. It is absent until one is
 * chosen. At the end of the page it takes its own space, so that it covers nothing there.
 */
export function CompareBar({ texts }: { texts: CompareBarLabels }) {
  const chosen = useCompared()
  if (chosen.length === 0) return null
  return (
    <section
      aria-label={texts.bar}
      className="bottom-[var(--notice,0px)] z-20 border-line border-t bg-surface print:hidden [@media(height>=30rem)]:sticky"
    >
      <div className="frame flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
        <ul className="flex min-w-0 flex-1 basis-64 gap-2 overflow-x-auto">
          {chosen.map(({ id, name }) => (
            <li
              key={id}
              className="flex max-w-56 flex-none items-center gap-1 border border-line bg-ground pl-3"
            >
              <span className="truncate text-small">{name}</span>
              <button
                type="button"
                aria-label={fill(texts.remove, { vehicle: name })}
                onClick={() => storeCompared(chosen.filter((other) => other.id !== id))}
                className="target inline-flex flex-none items-center justify-center px-2 hover:text-accent-text"
              >
                <Glyph shape={glyphs.x} size={16} />
              </button>
            </li>
          ))}
        </ul>
        <div className="flex flex-none flex-wrap items-center gap-4">
          {chosen.length > 1 ? (
            <ButtonLink href={usedComparisonPath(chosen.map(({ id }) => id))} size="compact">
              {fill(texts.open, { count: chosen.length })}
            </ButtonLink>
          ) : (
            <p className="text-ink-2 text-small">{texts.oneMore}</p>
          )}
          <Button variant="text" onClick={() => storeCompared([])}>
            {texts.clear}
          </Button>
        </div>
      </div>
    </section>
  )
}
