import type { ComponentProps } from 'react'
import { Link } from '#ui/actions/link.tsx'
import type { MenuLink } from '../rules/menu.ts'

type Props = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & { link: MenuLink; newTabNote: string }

function Target({ link: { href, newTab }, newTabNote, children, ...rest }: Props) {
  if (href.startsWith('/') && !newTab) {
    return (
      <Link href={href} {...rest}>
        {children}
      </Link>
    )
  }
  return (
    <a href={href} {...rest} {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}>
      {children}
      {newTab ? <span className="sr-only"> {newTabNote}</span> : null}
    </a>
  )
}

/**
 * A link of the site layout. A different target on phones renders two links, one of them hidden. Source: C-349,
 * C-404.
 */
export function MenuTarget({ link, className = '', ...rest }: Props) {
  if (link.mobileHref === null) return <Target link={link} className={className} {...rest} />
  return (
    <>
      <Target link={link} className={`${className} max-tablet:hidden`} {...rest} />
      <Target link={{ ...link, href: link.mobileHref }} className={`${className} tablet:hidden`} {...rest} />
    </>
  )
}
