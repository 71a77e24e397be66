"""How the houses of tests behave. Light: each process of a served house reads it anew."""

from typing import Any

SWIFT: dict[str, Any] = {
    "workers": 1,
    "bot_millis": 0,
    "even": False,
    "analysis_deals": 2,
    "advice_matches": 0,
}
"""How a house behaves in which nobody is to wait for bots."""
PLENTY = 10**9
"""More than anybody ever asks for."""

LIMITS = "looks changes heavy uploads words tables client_tables bots client_bots"
WIDE: dict[str, Any] = dict.fromkeys(LIMITS.split(), PLENTY)
"""What may be asked of a house that counts nothing."""
