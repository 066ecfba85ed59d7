import { useState } from 'react'
import { fill } from '#platform/i18n/fill.ts'
import { Link } from '#ui/actions/link.tsx'
import { Glyph } from '#ui/icons/glyph.tsx'
import { glyphs } from '#ui/icons/glyphs.ts'
import type { ConfigurationTexts } from '../../texts.ts'
import { parseConfiguration, storageKey, storeConfiguration } from './stored-configuration.ts'

export type RecentTexts = Pick<ConfigurationTexts, 'recent' | 'continueWith' | 'forget'>

/** A bar at the lower edge of the window that leads back to the last configuration, and forgets it on request. */
export function RecentBar({ texts }: { texts: RecentTexts }) {
  const [stored, setStored] = useState(() => parseConfiguration(localStorage.getItem(storageKey), Date.now()))
  if (!stored) return null
  const forget = () => {
    storeConfiguration(null)
    setStored(null)
  }
  return (
    <aside aria-label={texts.recent} className="on-dark sticky bottom-0 z-10 bg-night print:hidden">
      <div className="frame flex min-h-14 items-center justify-between gap-4 py-1">
        <Link href={stored.address} className="grid min-h-11 min-w-0 content-center hover:underlined">
          <span className="truncate font-semibold">{fill(texts.continueWith, { model: stored.name })}</span>
          <span className="truncate text-ink-2 text-small">{stored.details}</span>
        </Link>
        <button
          type="button"
          aria-label={texts.forget}
          title={texts.forget}
          onClick={forget}
          className="grid size-11 flex-none place-items-center rounded-sharp hover:bg-overlay"
        >
          <Glyph shape={glyphs.x} />
        </button>
      </div>
    </aside>
  )
}
