'use client'

import { type ComponentType, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import type { ConfiguratorTexts } from '../../texts.ts'
import type { ModelDialogProps } from './model-dialog.island.tsx'

type Props = Pick<
  ModelDialogProps,
  'title' | 'ofRange' | 'rangeSlug' | 'compared' | 'dealerSlug' | 'language'
> & {
  label: string
  texts: ConfiguratorTexts
}

const load = () => import('./model-dialog.island.tsx')

/** A button that loads the model chooser and opens it. */
export function ModelsButton({ label, texts, ...dialog }: Props) {
  const [Dialog, setDialog] = useState<ComponentType<ModelDialogProps>>()
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed')
  const openDialog = () => {
    setState('loading')
    load().then(
      ({ ModelDialog }) => {
        setDialog(() => ModelDialog)
        setState('open')
      },
      () => setState('failed'),
    )
  }
  return (
    <div className="grid justify-items-start gap-2 print:hidden">
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        busy={state === 'loading'}
        onPointerEnter={() => void load().catch(() => {})}
        onClick={openDialog}
      >
        {label}
      </Button>
      <p role="status" className="text-ink-2 text-small empty:hidden">
        {state === 'failed' ? texts.failed : null}
      </p>
      {Dialog ? (
        <Dialog {...dialog} labels={texts} open={state === 'open'} onClose={() => setState('closed')} />
      ) : null}
    </div>
  )
}
