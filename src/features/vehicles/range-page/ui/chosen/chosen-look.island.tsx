'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { useChoice } from '../configurator/choice.island.tsx'
import type { Look } from './drawn-as.ts'

type Props = {
  /** What is drawn until the visitor chooses; absent where that is the default model in its first paint. */
  unchosen?: Look
  /** The equipment of each model in an address, by code; absent where the pictures have that of the model. */
  equipment?: Readonly<Record<string, string>>
  /** Describes the picture; the name of the paint follows after a comma. Absent for decoration. */
  description?: string
  /** Pictures of the vehicle. */
  children: ReactNode
}

const writeHex = (colour: string) => colour.slice(1).toLowerCase()

/** Draws the pictures below as the selected model in its paint, when they come into view. */
export function ChosenLook({ unchosen, equipment, description, children }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const drawn = useRef(false)
  const { model, colour, isChosen } = useChoice()
  const { body, roof } = colour?.colour ?? {}
  const alt = description && [description, colour?.title].filter(Boolean).join(', ')
  const code = model?.code
  useEffect(() => {
    const paint = body && [body, ...(roof ? [roof] : [])].map(writeHex).join('-')
    const look = unchosen && !isChosen ? unchosen : paint && { paint, equipment: code && equipment?.[code] }
    if (!look || (!isChosen && !drawn.current)) return
    drawn.current = true
    let stop: (() => void) | undefined
    let isCurrent = true
    import('./draw-in-view.ts').then(
      ({ drawInView }) => {
        if (isCurrent && root.current) stop = drawInView(root.current, look, alt)
      },
      () => {},
    )
    return () => {
      isCurrent = false
      stop?.()
    }
  }, [body, roof, code, isChosen, unchosen, equipment, alt])
  return (
    <div ref={root} className="contents">
      {children}
    </div>
  )
}
