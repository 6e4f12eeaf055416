/**
 * The people who may make the calls of a row of the table in docs/requirements/office.md; `user` is everybody who is
 * signed in.
 */
export const rows = {
  everybody: [],
  'signed in': ['user', 'editor', 'sales', 'admin'],
  'door of the office': ['editor', 'sales', 'admin'],
  'activity of oneself': ['editor', 'sales', 'admin'],
  'own passkeys': ['editor', 'sales', 'admin'],
  'enquiries, offers, customers, orders': ['sales', 'admin'],
  'pages, menu, options, articles': ['editor', 'admin'],
  'prices by file': ['admin'],
  'staff, maintenance, releases': ['admin'],
  'key: deploy': [],
  'key: platform': [],
  'key: composition': [],
} as const satisfies Record<string, readonly string[]>
export type Row = keyof typeof rows

/** Every call of the contract by its name, written here by hand: one that nobody wrote down fails the test. */
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
  'pages, menu, options, articles': 'exportContent',
  'prices by file': 'importContent checkContent',
  'staff, maintenance, releases': `staff inviteStaff setRoles endSessions resetFactor maintenance setMaintenance
    officeReleases officeRollBack officeStopCanary officeOverride`,
  'key: deploy': `publishRelease releases releaseLog activate rollBack canary overrideRelease removeRemote deleteRelease`,
  'key: platform': 'grantRole revokeRole createKey keys revokeKey',
  'key: composition': `pollLive reportFigures archive reportCandidate refuseRelease withdrawCanary
    listedMachines`,
}

/** Calls of the office that programs make with the platform key, in place of a person. */
export const byPrograms = ['maintenance', 'setMaintenance', 'exportContent', 'importContent', 'checkContent']

/**
 * How many addresses a file of the api mounts that are no calls of the contract. They are for everybody, or ask for a
 * secret of their own: of a mailed link, of a provider, of the operator.
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
