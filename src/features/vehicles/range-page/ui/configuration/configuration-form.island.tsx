'use client'

import { type ChangeEvent, type ReactNode, useEffect } from 'react'
import { useEarlyInput } from '#ui/forms/use-early-input.ts'
import { addressQuery } from '#ui/use-address.ts'
import { useLoadedInView } from '#ui/use-loaded-in-view.ts'
import { type EnquiryTarget, modelParameter } from '../../rules/enquiry-targets.ts'
import { selectAccessories, useImmediateChoice } from '../configurator/choice.island.tsx'
import type { PanelProps } from './configuration-panel.tsx'

type Props = {
  /** Where the form leads; without it there are boxes, but no form. */
  quote: EnquiryTarget | null
  panel: PanelProps
  /** The boxes of the accessories, rendered on the server. */
  children: ReactNode
  /** The panel of the default model, rendered on the server, until that of the choice is loaded. */
  initial: ReactNode
}

const boxesIn = (box: HTMLElement) => [...box.querySelectorAll<HTMLInputElement>('[name=with]')]

const checkedIn = (box: HTMLElement) => boxesIn(box).flatMap(({ checked, value }) => (checked ? [value] : []))

const loadPanel = () => import('./configuration.tsx')

/** The accessories and the form for a quote: the boxes follow the address, and the address follows them. */
export function ConfigurationForm({ quote, panel, children, initial }: Props) {
  const { model, accessories, enquiredColour } = useImmediateChoice()
  // What was ticked before hydration counts, unless the address says otherwise.
  const configuration = useEarlyInput<HTMLDivElement>((early) => {
    const codes = checkedIn(early)
    if (codes.length > 0 && !addressQuery().has('with')) selectAccessories(codes)
  })
  useEffect(() => {
    const codes = accessories.map(({ code }) => code)
    const boxes = configuration.current ? boxesIn(configuration.current) : []
    for (const box of boxes) box.checked = codes.includes(box.value)
  }, [configuration, accessories])
  const loaded = useLoadedInView(configuration, loadPanel, '400px')
  const [path, query] = quote?.address.split('?') ?? []
  const [name, value] = quote && model ? modelParameter(quote, model) : ['', null]
  const hidden = [...new URLSearchParams(query), [name, value] as const, ['colour', enquiredColour] as const]
  const content = (
    <>
      {children}
      {loaded ? <loaded.Configuration {...panel} /> : initial}
    </>
  )
  return (
    <div
      ref={configuration}
      onChange={({ currentTarget }: ChangeEvent<HTMLDivElement>) =>
        selectAccessories(checkedIn(currentTarget))
      }
      className="grid grid-cols-1 gap-x-gutter gap-y-10 laptop:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] laptop:items-start"
    >
      {quote ? (
        <form action={path} className="contents">
          {hidden.map(([key, text]) =>
            key && text ? <input key={key} type="hidden" name={key} value={text} /> : null,
          )}
          {content}
        </form>
      ) : (
        content
      )}
    </div>
  )
}
