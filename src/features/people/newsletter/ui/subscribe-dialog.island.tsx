'use client'

import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { SectionTexts } from '#features/site/blocks/texts.ts'
import type { Texts } from '#platform/i18n/texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/overlays/dialog.island.tsx'
import type { NewsletterTexts } from '../texts.ts'
import type { NewsletterFormProps } from './newsletter-form.island.tsx'

export type SubscribeLabels = {
  readonly form: NewsletterTexts
  readonly close: Texts['layout']['close']
  /** Displayed while the form is loaded, and when loading fails. */
  readonly waiting: Pick<SectionTexts, 'loading' | 'failed' | 'retry'>
}

type Props = { open: boolean; onClose: () => void; labels: SubscribeLabels }

/** The newsletter form in a dialog, loaded when it is first opened. Source: requirement V-188. */
export function SubscribeDialog({ open, onClose, labels: { form, close, waiting } }: Props) {
  const [Form, setForm] = useState<ComponentType<NewsletterFormProps>>()
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    import('./newsletter-form.island.tsx').then(
      ({ NewsletterForm }) => setForm(() => NewsletterForm),
      () => setFailed(true),
    )
  }, [])
  useEffect(() => {
    if (open) load()
  }, [open, load])
  return (
    <Dialog open={open} onClose={onClose} title={form.title} labels={{ close }}>
      {Form ? (
        <Form labels={form} />
      ) : (
        <div role="status" className="grid min-h-96 content-start justify-items-start gap-4">
          <p className="text-ink-2">{failed ? waiting.failed : waiting.loading}</p>
          {failed ? (
            <Button variant="secondary" onClick={load}>
              {waiting.retry}
            </Button>
          ) : null}
        </div>
      )}
    </Dialog>
  )
}
