import type { ReactNode, RefObject } from 'react'

type Props = {
  id: string
  tip: RefObject<HTMLSpanElement | null>
  hover: {
    readonly onPointerEnter: (event: { readonly pointerType: string }) => void
    readonly onPointerLeave: () => void
  }
  children: ReactNode
}

/**
 * The bubble of a tooltip: a popover in the top layer, which no ancestor clips. A `span`, so that it is valid in a
 * paragraph.
 */
export function TooltipBubble({ id, tip, hover, children }: Props) {
  return (
    <span
      ref={tip}
      id={id}
      role="tooltip"
      popover="manual"
      {...hover}
      className="on-dark inset-auto top-0 left-0 m-0 w-max max-w-[min(20rem,calc(100vw-1rem))] rounded-sharp border border-night-line bg-night px-4 py-3 text-left font-normal font-text text-small normal-case tracking-normal"
    >
      {children}
    </span>
  )
}
