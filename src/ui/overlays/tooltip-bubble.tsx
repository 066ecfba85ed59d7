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

/** What a tip looks like. It is in the browser's top layer, so that nothing cuts it off; it may stand in a paragraph. */
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
