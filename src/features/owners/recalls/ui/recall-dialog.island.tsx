'use client'

import { usePreferredSlug } from '#features/dealers/dealers/slug.islands.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { buttonClasses } from '#ui/actions/button-classes.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Dialog } from '#ui/overlays/dialog.island.tsx'
import type { CheckedVin } from '../check-result.ts'
import type { RecallTexts } from '../texts.ts'
import { CampaignList } from './campaign-list.tsx'
import { VinHelp } from './vin-help.tsx'

/** What the popup shows: modes 0, 1 and 2 of the specification. Source: requirements V-099 to V-101. */
export type PopupMode = 'help' | 'found' | 'none'

/** Returns the mode for a response: an empty list is no recall. Source: requirements V-100 and V-101. */
export const modeOf = ({ campaigns }: CheckedVin): PopupMode => (campaigns.length > 0 ? 'found' : 'none')

type Props = {
  open: boolean
  mode: PopupMode
  /** The last lookup; null before the first. */
  checked: CheckedVin | null
  onClose: () => void
  labels: RecallTexts
  close: string
  language: Language
  /** The page on which a visitor keeps cars; null without one. */
  garageHref?: string | null
}

function Content({
  mode,
  checked,
  labels,
  language,
}: Pick<Props, 'mode' | 'checked' | 'labels' | 'language'>) {
  if (mode === 'help' || checked === null) return <VinHelp labels={labels} />
  const { vin, campaigns } = checked
  if (mode === 'none') return <p>{fill(labels.none, { vin })}</p>
  return (
    <div className="grid gap-6">
      <p>{fill(labels.found, { vin })}</p>
      <CampaignList campaigns={campaigns} labels={labels} language={language} headingLevel={3} />
    </div>
  )
}

/**
 * The popup of the finder, with a link to the preferred dealer, or to all dealers without one.
 *
 * Source: requirements V-099 to V-105, V-283 and V-284.
 */
export function RecallDialog({
  open,
  mode,
  checked,
  onClose,
  labels,
  close,
  language,
  garageHref = null,
}: Props) {
  const slug = usePreferredSlug()
  const titles = { help: labels.helpTitle, found: labels.foundTitle, none: labels.noneTitle }
  return (
    <Dialog open={open} onClose={onClose} title={titles[mode]} labels={{ close }}>
      <div className="grid gap-8" data-popup={mode}>
        <Content mode={mode} checked={checked} labels={labels} language={language} />
        <p>
          <a href={slug === null ? '/dealers' : `/dealership/${slug}`} className={buttonClasses('secondary')}>
            {labels.contactDealer}
          </a>
        </p>
        {garageHref !== null && mode !== 'help' ? (
          <p>
            <TextLink href={garageHref}>{labels.garage}</TextLink>
          </p>
        ) : null}
      </div>
    </Dialog>
  )
}
