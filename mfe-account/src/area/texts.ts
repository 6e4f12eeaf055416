export const texts = {
  navigation: 'Account',
  details: 'Account Details',
  orders: 'Orders',
  saved: 'Saved Machines',
  logOut: 'Log out',
  logOutEverywhere: 'Log out everywhere',
  loading: 'Loading',
  failed: 'This part of your account did not arrive',
  failedText: 'The connection may have dropped, or our server is slow to answer. You are still signed in.',
}
