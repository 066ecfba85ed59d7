import type { ComponentProps, ReactNode } from 'react'
import { type ButtonLook, type ButtonSize, buttonClasses } from './look.ts'

type Props = Omit<ComponentProps<'button'>, 'className' | 'disabled'> & {
  look?: ButtonLook
  size?: ButtonSize
  /** As wide as its place. */
  wide?: boolean
  /** It is doing what it was asked to: it keeps the focus, and presses have no effect. Say so in its text. */
  busy?: boolean
  disabled?: boolean
  children: ReactNode
}

/** Does something here. What leads elsewhere is a ButtonLink. */
export function Button({
  look = 'primary',
  size,
  wide,
  busy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: Props) {
  return (
    <button
      type={busy ? 'button' : type}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      className={`${buttonClasses(look, size, wide)} disabled:cursor-not-allowed disabled:opacity-45 aria-disabled:cursor-progress`}
      {...rest}
    >
      {busy ? (
        <span
          aria-hidden="true"
          className="spinner size-4 rounded-full border-2 border-current border-r-transparent"
        />
      ) : null}
      {children}
    </button>
  )
}
