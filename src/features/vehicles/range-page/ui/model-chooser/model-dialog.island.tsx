'use client'

import type { Language } from '#platform/i18n/languages.ts'
import { Dialog } from '#ui/overlays/dialog.island.tsx'
import { useFetch } from '#ui/use-fetch.ts'
import type { ModelCards } from '../../model-cards.ts'
import type { ConfiguratorTexts } from '../../texts.ts'
import { LoadingStatus } from './loading-status.tsx'
import { ModelChooser } from './model-chooser.tsx'

export type ModelDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  /** Whether to list only the models of the page's range. */
  ofRange: boolean
  rangeSlug: string
  /** Codes of compared models, to whose comparison a chosen model is added. */
  compared?: readonly string[] | undefined
  /** Null outside a dealer's pages. */
  dealerSlug: string | null
  language: Language
  labels: ConfiguratorTexts
}

/** A dialog with the model chooser. Search and filters are reset each time it opens. Source: requirement V-224. */
export function ModelDialog(props: ModelDialogProps) {
  const { open, onClose, title, ofRange, rangeSlug, compared, dealerSlug, language, labels } = props
  const dealer = dealerSlug === null ? '' : `&dealer=${encodeURIComponent(dealerSlug)}`
  const { result, retry } = useFetch<ModelCards>(`/sections/models?lang=${language}${dealer}`)
  return (
    <Dialog open={open} onClose={onClose} title={title} shape="wide" labels={labels}>
      {result.state === 'ready' ? (
        <ModelChooser
          response={result.data}
          ofRange={ofRange}
          rangeSlug={rangeSlug}
          compared={compared}
          dealerSlug={dealerSlug}
          close={labels.close}
          prices={labels}
          onDone={onClose}
        />
      ) : (
        <div className="min-h-[60svh]">
          <LoadingStatus state={result.state} onRetry={retry} labels={labels} />
        </div>
      )}
    </Dialog>
  )
}
