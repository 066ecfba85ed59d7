'use client'

import { type ReactNode, useId } from 'react'
import { TooltipBubble } from './tooltip-bubble.tsx'
import { tooltipDelay, useTooltip } from './use-tooltip.ts'

type Props = {
  /** The term to explain. */
  label: ReactNode
  /** The explanation, without interactive content. */
  text: ReactNode
  /** Hover delay in milliseconds. */
  delay?: number
}

/** A term with an explanation in a tooltip. */
export function Tooltip({ label, text, delay = tooltipDelay }: Props) {
  const id = useId()
  const { control, tip, hover, press } = useTooltip<HTMLButtonElement>(delay)
  return (
    <>
      <button
        ref={control}
        type="button"
        aria-describedby={id}
        {...hover}
        {...press}
        className="min-h-6 cursor-help font-[inherit] underline decoration-[1.5px] decoration-dotted underline-offset-4 pointer-coarse:min-h-11"
      >
        {label}
      </button>
      <TooltipBubble id={id} tip={tip} hover={hover}>
        {text}
      </TooltipBubble>
    </>
  )
}
