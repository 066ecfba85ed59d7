'use client'

import { type ChangeEvent, type ReactNode, useEffect } from 'react'
import { useEarlyInput } from '#ui/forms/use-early-input.ts'
import { addressQuery } from '#ui/use-address.ts'
import { useLoadedInView } from '#ui/use-loaded-in-view.ts'
import { type EnquiryTarget, modelParameter } from '../../rules/enquiry-targets.ts'
import { selectAccessories, useImmediateChoice } from '../configurator/choice.island.tsx'
import type { PanelProps } from './configuration-panel.tsx'

type Props = {
  /** Where the form leads; null for a form that leads nowhere. */
  quote: EnquiryTarget | null
  panel: PanelProps
  /** The boxes of the accessories, rendered on the server. */
  children: ReactNode
  /** The panel of the default model, rendered on the server, until that of the choice is loaded. */
  initial: ReactNode
}

const boxesIn = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('[name=with]')]

const checkedIn = (form: HTMLFormElement) =>
  boxesIn(form).flatMap(({ checked, value }) => (checked ? [value] : []))

const loadPanel = () => import('./configuration.tsx')

/** The form for a quote of the configuration: its boxes follow the address, and the address follows them. */
export function ConfigurationForm({ quote, panel, children, initial }: Props) {
  const { model, accessories, enquiredColour } = useImmediateChoice()
  // What was ticked before hydration counts, unless the address says otherwise.
  const form = useEarlyInput<HTMLFormElement>((early) => {
    const codes = checkedIn(early)
    if (codes.length > 0 && !addressQuery().has('with')) selectAccessories(codes)
  })
  useEffect(() => {
    const codes = accessories.map(({ code }) => code)
    for (const box of form.current ? boxesIn(form.current) : []) box.checked = codes.includes(box.value)
  }, [form, accessories])
  const loaded = useLoadedInView(form, loadPanel, '400px')
  const [path, query] = quote?.address.split('?') ?? []
  const [name, value] = quote && model ? modelParameter(quote, model) : ['', null]
  const hidden = [...new URLSearchParams(query), [name, value] as const, ['colour', enquiredColour] as const]
  return (
    <form
      ref={form}
      action={path}
      onSubmit={quote ? undefined : (event) => event.preventDefault()}
      onChange={({ currentTarget }: ChangeEvent<HTMLFormElement>) =>
        selectAccessories(checkedIn(currentTarget))
      }
      className="grid grid-cols-1 gap-x-gutter gap-y-10 laptop:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] laptop:items-start"
    >
      {hidden.map(([key, text]) =>
        key && text ? <input key={key} type="hidden" name={key} value={text} /> : null,
      )}
      {children}
      {loaded ? <loaded.Configuration {...panel} /> : initial}
    </form>
  )
}
