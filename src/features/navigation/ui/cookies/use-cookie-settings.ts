import { useEffect, useState } from 'react'

/** Where links that open the cookie settings lead; editors may write it into any text. Source: C-015. */
const settingsHash = '#cookie-settings'

/** Whether the cookie settings are open: any link to them opens them where the visitor is. */
export function useCookieSettings(): [open: boolean, setOpen: (open: boolean) => void] {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link?.hash !== settingsHash || link.host !== location.host) return
      event.preventDefault()
      setOpen(true)
    }
    const onAddress = () => {
      if (location.hash !== settingsHash) return
      history.replaceState(history.state, '', location.pathname + location.search)
      setOpen(true)
    }
    onAddress()
    // Before the link's own handler, which would go there.
    document.addEventListener('click', onClick, true)
    window.addEventListener('hashchange', onAddress)
    return () => {
      document.removeEventListener('click', onClick, true)
      window.removeEventListener('hashchange', onAddress)
    }
  }, [])
  return [open, setOpen]
}
