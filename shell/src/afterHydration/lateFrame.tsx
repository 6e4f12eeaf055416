import { Suspense, use } from 'react'
import { afterHydration } from './loadAfterHydration'

function Foot() {
  const { FrameFoot } = use(afterHydration)
  return <FrameFoot />
}

function Menu() {
  const { FrameMenu } = use(afterHydration)
  return <FrameMenu />
}

function Search() {
  const { SiteSearch } = use(afterHydration)
  return <SiteSearch />
}

function HomeLogo() {
  const { Logo } = use(afterHydration)
  return <Logo />
}

// Each stands as the server drew it until its code has come. They are elements made once and without properties, so that nothing above them
// makes React draw them anew before that: without their code it could only take them away.

/** The foot of every page and the toasts. */
export const lateFoot = (
  <Suspense>
    <Foot />
  </Suspense>
)

/** The burger and its menu. */
export const lateMenu = (
  <Suspense>
    <Menu />
  </Suspense>
)

/** The search of the header. */
export const lateSearch = (
  <Suspense>
    <Search />
  </Suspense>
)

/** The drawing of the link that leads home. */
export const lateLogo = (
  <Suspense>
    <HomeLogo />
  </Suspense>
)
