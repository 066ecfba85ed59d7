'use client'

import type { Language } from '#platform/i18n/languages.ts'
import { Dialog } from '#ui/overlays/dialog.island.tsx'
import { useAnswer } from '#ui/use-answer.ts'
import type { ModelCards } from '../../model-cards.ts'
import type { ConfiguratorTexts } from '../../texts.ts'
import { ModelChooser } from './model-chooser.tsx'
import { WaitingLine } from './waiting-line.tsx'

export type ModelDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  /** Whether only the models of the page's range are chosen from. */
  ofRange: boolean
  rangeSlug: string
  /** Of the dealer on whose pages it stands. */
  dealerSlug: string | null
  language: Language
  words: ConfiguratorTexts
}

/** A dialog of models with search and filters, which begin anew each time it opens. Source: requirement V-224. */
export function ModelDialog(props: ModelDialogProps) {
  const { open, onClose, title, ofRange, rangeSlug, dealerSlug, language, words } = props
  const dealer = dealerSlug === null ? '' : `&dealer=${encodeURIComponent(dealerSlug)}`
  const { answer, retry } = useAnswer<ModelCards>(`/sections/models?lang=${language}${dealer}`)
  return (
    <Dialog open={open} onClose={onClose} title={title} shape="wide" words={words}>
      {answer.state === 'ready' ? (
        <ModelChooser
          answer={answer.data}
          ofRange={ofRange}
          rangeSlug={rangeSlug}
          dealerSlug={dealerSlug}
          close={words.close}
          prices={words}
          onDone={onClose}
        />
      ) : (
        <div className="min-h-[60svh]">
          <WaitingLine state={answer.state} onRetry={retry} words={words} />
        </div>
      )}
    </Dialog>
  )
}
