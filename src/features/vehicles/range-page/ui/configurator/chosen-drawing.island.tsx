'use client'

import type { ReactNode } from 'react'
import { DrawingAddress } from '#features/pictures/pictures/islands.ts'
import { useChoice } from './choice.island.tsx'

type Props = {
  /** The drawing of each model, by code. */
  addresses: Readonly<Record<string, string>>
  /** The drawing of the default model, rendered on the server. */
  children: ReactNode
}

/** Draws the vehicle below as the selected model. */
export function ChosenDrawing({ addresses, children }: Props) {
  const { model } = useChoice()
  return <DrawingAddress value={model && addresses[model.code]}>{children}</DrawingAddress>
}
