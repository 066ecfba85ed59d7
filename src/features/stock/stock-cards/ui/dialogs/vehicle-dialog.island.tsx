'use client'

import type { Language } from '#platform/i18n/languages.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/overlays/dialog.island.tsx'
import { useFetch } from '#ui/use-fetch.ts'
import type { DialogView, StockDialogResponse } from '../../dialog-data.ts'
import type { StockDialogLabels } from '../../labels.ts'
import { Gallery } from '../gallery.tsx'
import { VehicleViews } from './vehicle-views.island.tsx'

/** A dialog, with the path of the page it was opened on. */
export type OpenedDialog = { readonly id: string; readonly view: DialogView; readonly page: string }

export type VehicleDialogProps = {
  /** Null while the dialog is closed. */
  opened: OpenedDialog | null
  language: Language
  labels: StockDialogLabels
  onClose: () => void
}

const titles = {
  gallery: 'galleryTitle',
  enquire: 'enquiryTitle',
  calculate: 'calculatorTitle',
} as const satisfies Record<DialogView, keyof StockDialogLabels>

/** The dialogs of a used vehicle. Source: requirements D-115, D-121 and D-122. */
export function VehicleDialog({ opened, language, labels, onClose }: VehicleDialogProps) {
  return (
    <Dialog
      open={opened !== null}
      onClose={onClose}
      title={labels[titles[opened?.view ?? 'enquire']]}
      shape="wide"
      labels={labels}
    >
      {opened ? <Content key={`${opened.view} ${opened.id}`} {...{ opened, language, labels }} /> : null}
    </Dialog>
  )
}

type ContentProps = { opened: OpenedDialog; language: Language; labels: StockDialogLabels }

function Content({ opened: { id, view, page }, language, labels }: ContentProps) {
  const query = new URLSearchParams({ id, lang: language, page })
  const { result, retry } = useFetch<StockDialogResponse>(`/sections/stock-dialog?${query}`)
  if (result.state === 'ready') {
    const { dialog } = result.data
    if (dialog === null) return <p role="status">{labels.gone}</p>
    if (view === 'gallery')
      return <Gallery vehicle={dialog.vehicle} labels={dialog.carouselLabels} texts={dialog.texts} />
    return <VehicleViews initial={view} {...{ dialog, retry }} />
  }
  if (result.state === 'loading')
    return (
      <div aria-busy="true">
        <p role="status" className="sr-only">
          {labels.loading}
        </p>
        <div aria-hidden="true" className="skeleton aspect-[3/2] max-h-[60dvh] w-full" />
      </div>
    )
  return (
    <div role="status" className="grid justify-items-start gap-4">
      <p>{labels.failed}</p>
      <Button variant="secondary" onClick={retry}>
        {labels.retry}
      </Button>
    </div>
  )
}
