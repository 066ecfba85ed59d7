import { type ReactNode, useId } from 'react'

type Props = {
  name: string
  label: ReactNode
  /** Whether it is ticked initially. */
  isTicked: boolean | undefined
  /** Of the content. */
  className: string
  children: ReactNode
}

/**
 * A checkbox that opens the content below it, without a script. The field is beside its label, not inside, so that the style
 * sheet reaches the content from a sibling: a condition on what a label contains would restyle the page with every change
 * of any control.
 */
export function OpeningBox({ name, label, isTicked, className, children }: Props) {
  const id = useId()
  return (
    <div className="isolate grid min-w-0 grid-cols-1">
      <input
        type="checkbox"
        id={id}
        name={name}
        defaultChecked={isTicked}
        className="tick peer z-10 col-start-1 row-start-1 mt-[5px] pointer-coarse:mt-[11px]"
      />
      <label
        htmlFor={id}
        className="col-start-1 row-start-1 flex min-h-6 items-start py-1 pl-[2.125rem] pointer-coarse:min-h-11 pointer-coarse:py-2.5"
      >
        <span className="min-w-0">{label}</span>
      </label>
      <div className={`hidden min-w-0 grid-cols-1 peer-checked:grid ${className}`}>{children}</div>
    </div>
  )
}
