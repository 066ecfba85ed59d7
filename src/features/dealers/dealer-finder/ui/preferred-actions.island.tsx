'use client'

import { storePreferredDealer } from '#features/dealers/dealers/islands.ts'
import { telephoneLink } from '#features/site/site-settings/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { Button } from '#ui/actions/button.tsx'
import { buttonClasses } from '#ui/actions/button-classes.ts'
import type { FinderDealer } from '../finder-dealer.ts'
import type { YourDealerTexts } from '../texts.ts'
import type { CardLabels } from './card-labels.ts'

type Props = {
  dealer: Pick<FinderDealer, 'slug' | 'telephone'>
  labels: Pick<CardLabels, 'card'>
  texts: YourDealerTexts
  /** Called when the visitor no longer prefers the dealer. */
  onCleared: () => void
}

/** What a visitor does with the preferred dealer, on its card. Source: requirements D-278 and D-295. */
export function PreferredActions({ dealer: { slug, telephone }, labels, texts, onCleared }: Props) {
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <a href={`/dealership/${slug}`} className={buttonClasses('primary', 'compact')}>
        {texts.contactDealer}
      </a>
      {telephone ? (
        <a
          href={telephoneLink(telephone)}
          className="underlined target inline-flex items-center font-semibold text-button hover:text-accent-text"
        >
          {fill(labels.card.call, { telephone })}
        </a>
      ) : null}
      <Button
        variant="text"
        onClick={() => {
          storePreferredDealer(null)
          onCleared()
        }}
      >
        {texts.changeDealer}
      </Button>
    </p>
  )
}
