'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { Language } from '#platform/i18n/languages.ts'
import type { DialogView } from '../../dialog-data.ts'
import type { StockDialogLabels } from '../../labels.ts'
import { replaceBrokenPictures } from '../replace-broken-pictures.ts'
import type { OpenedDialog, VehicleDialogProps } from './vehicle-dialog.island.tsx'

/** The controls of cards, by the attribute that holds the id of their vehicle. */
const controls: readonly (readonly [attribute: string, view: DialogView])[] = [
  ['data-stock-gallery', 'gallery'],
  ['data-stock-enquire', 'enquire'],
  ['data-stock-calculate', 'calculate'],
]

/** The dialog that a click opens; null for a click elsewhere, and for one that opens a new tab or window. */
function dialogOf({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
  if (!(target instanceof Element) || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null
  for (const [attribute, view] of controls) {
    const control = target.closest<HTMLElement>(`[${attribute}]`)
    const id = control?.getAttribute(attribute)
    if (!control || !id) continue
    const from = control.closest('[data-stock-from]')?.getAttribute('data-stock-from')
    const opened: OpenedDialog = { id, view, page: from ?? window.location.pathname }
    return { opened, href: control.getAttribute('href') }
  }
  return null
}

type Props = {
  language: Language
  /** From `stockDialogLabels(language)`. */
  labels: StockDialogLabels
}

/**
 * The dialogs of a list of cards, once for each list: opens those of the card whose control is pressed inside the element
 * around it. They load with the first press; when that fails, the control's link is followed.
 *
 * Source: requirements D-102, D-114 and D-115.
 */
export function StockDialogs({ language, labels }: Props) {
  const marker = useRef<HTMLSpanElement>(null)
  const [opened, setOpened] = useState<OpenedDialog | null>(null)
  const [View, setView] = useState<ComponentType<VehicleDialogProps> | null>(null)
  useEffect(() => {
    const list = marker.current?.parentElement
    if (!list) return
    const stopReplacing = replaceBrokenPictures(list)
    const onClick = (event: MouseEvent) => {
      const pressed = dialogOf(event)
      if (!pressed) return
      event.preventDefault()
      event.stopPropagation()
      import('./vehicle-dialog.island.tsx').then(
        ({ VehicleDialog }) => {
          setView(() => VehicleDialog)
          setOpened(pressed.opened)
        },
        () => pressed.href && window.location.assign(pressed.href),
      )
    }
    list.addEventListener('click', onClick, true)
    return () => {
      stopReplacing()
      list.removeEventListener('click', onClick, true)
    }
  }, [])
  return (
    <>
      <span ref={marker} hidden />
      {View ? <View {...{ opened, language, labels }} onClose={() => setOpened(null)} /> : null}
    </>
  )
}
