'use client'

import { type ReactNode, useId } from 'react'
import { Glyph } from '../icons/glyph.tsx'
import { glyphs } from '../icons/glyphs.ts'
import { TooltipBubble } from './tooltip-bubble.tsx'
import { tooltipDelay, useTooltip } from './use-tooltip.ts'

type Props = {
  /** Position of the centre, in per cent of the picture. */
  left: number
  top: number
  heading: string
  text: ReactNode
}

/** Keeps the plus, which is 1.75 rem wide, on the picture: at an edge it would widen the page of a phone. */
const onPicture = (percent: number) => `clamp(0.875rem, ${percent}%, calc(100% - 0.875rem))`

/** A plus on a picture that opens an explanation. Its parent must be positioned. */
export function Hotspot({ left, top, heading, text }: Props) {
  const id = useId()
  const { open, control, tip, hover, press } = useTooltip<HTMLButtonElement>(tooltipDelay)
  return (
    <>
      <button
        ref={control}
        type="button"
        aria-label={heading}
        aria-describedby={id}
        {...hover}
        {...press}
        style={{ left: onPicture(left), top: onPicture(top) }}
        className="group absolute grid size-11 -translate-1/2 place-items-center"
      >
        <span
          className={`grid size-7 place-items-center rounded-sharp bg-white text-night shadow-[0_0_0_1.5px_rgb(8_12_16/0.7)] transition-[rotate] duration-200 group-hover:rotate-90 motion-reduce:transition-none ${open ? 'rotate-90' : ''}`}
        >
          <Glyph shape={glyphs.plus} size={16} />
        </span>
      </button>
      <TooltipBubble id={id} tip={tip} hover={hover}>
        <span className="block font-semibold text-body">{heading}</span>
        <span className="mt-1 block">{text}</span>
      </TooltipBubble>
    </>
  )
}
