import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The table of docs/requirements/office.md: the permissions of each role, by the first column. */
const documented = readFileSync(path.resolve(__dirname, '../../docs/requirements/office.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
const [[, ...staff] = []] = documented

/** The roles that may do all of these. */
function writers(...things: string[]): string[] {
  const cells = things.map((thing) => documented.find(([first]) => first === thing)?.slice(1) ?? [])
  return staff.filter((_, column) => cells.every((row) => row[column] === 'write'))
}

const pages = 'pages, menu, options, articles'

/** The roles that may at least read these. */
function readers(thing: string): string[] {
  const cells = documented.find(([first]) => first === thing)?.slice(1) ?? []
  return staff.filter((_, column) => ['read', 'write'].includes(cells[column] ?? ''))
}

/** The callers who may make the calls of a row; `user` is any signed-in person. */
export const rows = {
  everybody: [],
  'signed in': ['user', ...staff],
  'door of the office': staff,
  'activity of oneself': staff,
  'own passkeys': staff,
  'enquiries, offers, customers, orders': writers('enquiries, offers, customers, orders'),
  'pages, menu, options, articles': writers(pages),
  'pages, menu, options, articles: to read': readers(pages),
  media: writers('media'),
  'machines, catalogue lists': writers('machines, catalogue lists'),
  'price, selling state': writers('price, selling state'),
  'everything by file': writers(pages, 'machines, catalogue lists', 'price, selling state'),
  'staff, maintenance, releases': writers('staff, activity of all, maintenance, releases'),
  'key: deploy': [],
  'key: platform': [],
  'key: composition': [],
} satisfies Record<string, readonly string[]>
export type Row = keyof typeof rows

/** All calls of the contract by name, written by hand: a missing one fails the test. */
export const permissions: Record<Row, string> = {
  everybody: `status fields data pages search results login register forgotPassword checkReset resetPassword
    countries blogs blogsSearch article ourBlogs machines machinesSearch filterSets alsoLike machine
    manufacturers models years contact sell nameAddress exchangeToken`,
  'signed in': `checkAuth checkRole logout changeUser changePassword resendConfirmation orders wishlist changeWishlist
    exportData deletion deleteAccount waysIn endSession removeProvider savedSearches saveSearch changeSearch removeSearch
    savedMachineMails
    changeSavedMachineMails myEnquiries myOrder myOrderPaper`,
  'door of the office': `officeMe openOffice closeOffice startFactor confirmFactor startPasskey addPasskey askPasskey
    openWithPasskey`,
  'activity of oneself': 'activity exportActivity',
  'own passkeys': 'passkeys removePasskey',
  'enquiries, offers, customers, orders': `setAnnouncements inbox officeNumbers officeHome officeEvents thread setThreadStatus
    assignThread addNote setNextStep answerThread resendMail setOffer decideOffer markThread showPresence
    answerTemplates saveTemplate removeTemplate customers customer colleagues
    setSpam personData erasePerson inviteCustomer sendConfirmation sendCustomerReset lockCustomer deleteCustomer
    officeOrders officeOrder orderPaper createOrder setOrderStatus setOrderPrices orderStatuses setOrderStatuses`,
  'pages, menu, options, articles': `exportContent saveOption discardOption publishOption planOption restoreOption
    createPage savePage discardPage publishPage takePageOffline planPage restorePage pageUses deletePage pageBin
    restoreBinnedPage setMenu editorHome
    createArticle saveArticle discardArticle publishArticle takeArticleOffline articleUses deleteArticle articleBin
    restoreBinnedArticle planArticle restoreArticle
    articleShares shareArticle endArticleShare pageShares sharePage endPageShare optionShares shareOption
    endOptionShare`,
  'pages, menu, options, articles: to read': `officeOptions optionSchemas officeOption previewOption optionVersions
    optionVersion officePages pageSchema officePage previewPage pageVersions pageVersion officeMenu officeArticles
    articleSchema officeArticle previewArticle articleVersions articleVersion`,
  media: 'officeMedia mediaFile uploadMedia changeMedia replaceMedia removeMedia',
  'machines, catalogue lists': `officeMachines officeMachine machineSchema specificationNames createMachine saveMachine discardMachine
    publishMachine takeMachineOffline planMachine previewMachine machineVersions machineVersion restoreMachine
    machineUses deleteMachine machineBin restoreBinnedMachine machineShares shareMachine endMachineShare
    catalogueLists addListName renameListName orderListNames removeListName`,
  'price, selling state': 'setMachineSale',
  'everything by file': 'importContent checkContent',
  'staff, maintenance, releases': `staff inviteStaff setRoles endSessions resetFactor maintenance setMaintenance
    officeReleases officeRollBack officeStopCanary officeOverride`,
  'key: deploy': `publishRelease releases releaseLog activate rollBack canary overrideRelease removeRemote deleteRelease`,
  'key: platform': 'grantRole revokeRole createKey keys revokeKey',
  'key: composition': `pollLive reportFigures archive reportCandidate refuseRelease withdrawCanary
    pageAddresses machineAddresses categoryAddresses sharedDraft`,
}

/** Calls of the office that programs may make with the platform key. */
export const byPrograms = ['maintenance', 'setMaintenance', 'exportContent', 'importContent', 'checkContent']

/**
 * The number of addresses outside the contract, by file of the api. They are public, or need a secret of their own: of
 * a mailed link, of a provider, of the operator.
 */
export const besideTheContract = {
  'backup/backup.routes.ts': 1,
  'http/openApi.ts': 1,
  'modules/accounts/mailedLinks.routes.ts': 3,
  'modules/health/health.routes.ts': 2,
  'modules/mail/mailbox.routes.ts': 2,
  'modules/mail/stop.routes.ts': 2,
  'modules/media/media.routes.ts': 1,
  'modules/sheets/sheets.routes.ts': 1,
  'modules/site/securityText.routes.ts': 1,
  'modules/social/social.routes.ts': 3,
}
