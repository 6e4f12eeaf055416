export const texts = {
  navigation: 'Account',
  details: 'Account Details',
  orders: 'Orders',
  saved: 'Saved Machines',
  logOut: 'Log out',
  logOutEverywhere: 'Log out everywhere',
  leave: 'Leave without saving?',
  leaveText: 'What you changed on this page is lost when you leave.',
  stay: 'Stay and save',
  discard: 'Leave',
  failed: 'This part of your account did not arrive',
  failedText: 'The connection may have dropped, or our server is slow to answer. You are still signed in.',
}
